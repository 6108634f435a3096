import { TextLink } from './text-link'

interface WhatIsKeptProps {
  lead: string
  at: { privacy: string; terms: string }
  newTab?: boolean
}

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
