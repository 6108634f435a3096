import { TextLink } from './text-link'

interface WhatIsKeptProps {
  lead: string
  at: { privacy: string; terms: string }
  /** For links next to a form, which keeps its values then. */
  newTab?: boolean
}

/** The sentence links to pages that explain what happens with the data. */
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
