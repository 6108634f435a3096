import { TextLink } from './text-link'

interface WhatIsKeptProps {
  /** "What is kept of an order" */
  lead: string
  /** The pages that say it. */
  at: { privacy: string; terms: string }
  /** Beside a form, which is to stay as it was filled in. */
  newTab?: boolean
}

/** A sentence beside a button that sends something: where it stands what becomes of that. */
export const WhatIsKept = ({ lead, at: { privacy, terms }, newTab = false }: WhatIsKeptProps) => (
  <>
    {lead}:{' '}
    <TextLink to={privacy} newTab={newTab}>
      Privacy
    </TextLink>
    ,{' '}
    <TextLink to={terms} newTab={newTab}>
      Terms
    </TextLink>
    .
  </>
)
