import { paths } from '../../app/paths'
import { TextLink } from '../../ui/text-link'

/** Beside the buttons that give. */
export const WhatIsKept = () => (
  <p className="text-soft">
    No word of a record goes with a gift. What is kept of it:{' '}
    <TextLink to={paths.privacy} newTab>
      Privacy
    </TextLink>
    ,{' '}
    <TextLink to={paths.terms} newTab>
      Terms
    </TextLink>
    .
  </p>
)
