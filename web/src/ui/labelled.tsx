import type { ReactNode } from 'react'
import { uiTexts } from './texts'

/** "Dose: 5 mg", with the colon and the spaces of the language. */
export const labelled = (label: string, value: string | number): string =>
  uiTexts.labelled({ label, value })

/** "Penicillin (severe)", with the brackets of the language. */
export const detailed = (text: string, detail: string): string => uiTexts.detailed({ text, detail })

/**
 * No text contains it. It is isolated already, so that a list of isolated parts keeps the direction of the page. Children
 * that are neither our words nor such a list need a `<bdi>`.
 */
const GAP = '\u2068\u0000\u2069'

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
