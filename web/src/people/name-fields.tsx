import type { ReactNode } from 'react'
import { language } from '../i18n/define-texts'

/** Forms in these languages ask for the family name first. */
const FAMILY_FIRST: readonly string[] = ['ja', 'ko', 'zh']

interface NameFieldsProps {
  first: ReactNode
  last: ReactNode
}

export function NameFields({ first, last }: NameFieldsProps) {
  const isFamilyFirst = FAMILY_FIRST.includes(language.get())
  return (
    <>
      {isFamilyFirst && last}
      {first}
      {!isFamilyFirst && last}
    </>
  )
}
