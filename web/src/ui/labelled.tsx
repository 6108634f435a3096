import type { ReactNode } from 'react'
import { uiTexts } from './texts'

/** "Dose: 5 mg", with the colon and the spaces of the language. */
export const labelled = (label: string, value: string | number): string =>
  uiTexts.labelled({ label, value })

/** "Penicillin (severe)", with the brackets of the language. */
export const detailed = (text: string, detail: string): string => uiTexts.detailed({ text, detail })

/** No text contains it. */
const GAP = '\u0000'

interface LabelledProps {
  label: ReactNode
  children: ReactNode
}

export function Labelled({ label, children }: LabelledProps) {
  const [before, between, after] = labelled(GAP, GAP).split(GAP)
  return (
    <>
      {before}
      {label}
      {between}
      {children}
      {after}
    </>
  )
}
