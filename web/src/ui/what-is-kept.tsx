import { TaggedText } from './tagged-text'
import { TextLink } from './text-link'

interface WhatIsKeptProps {
  /** Has the tags `privacy` and `terms`. */
  text: string
  at: { privacy: string; terms: string }
  newTab?: boolean
}

export function WhatIsKept({ text, at, newTab = false }: WhatIsKeptProps) {
  const linkTo = (to: string) => (words: string) => (
    <TextLink to={to} newTab={newTab}>
      {words}
    </TextLink>
  )
  return <TaggedText text={text} tags={{ privacy: linkTo(at.privacy), terms: linkTo(at.terms) }} />
}
