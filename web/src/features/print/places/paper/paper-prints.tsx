import type { ReactNode } from 'react'
import { lookOf, type Print, type PrintForm, type PrintLook } from 'sync-protocol/qr'
import { EDITOR_FORMS, FORMS } from '../../print-forms'
import { PrintPreview } from '../../print-preview'
import { type CodeSize, sizeOf } from '../../printed-code'
import { SchoolSheet } from '../school-sheet'
import type { PlacePrint } from '../use-placed-code'
import { Fridge } from './fridge'
import {
  HELMET_CODE,
  HelmetStickers,
  KEY_TAG_CODE,
  KeyTags,
  WRISTBAND_CODE,
  Wristbands,
} from './small-forms'

export interface PaperPrint {
  form: PrintForm
  size: CodeSize
  draw: (print: PlacePrint, look?: PrintLook) => ReactNode
}

export const PAPER_PRINTS = {
  fridge: {
    form: 'fridge',
    size: { codeSideMm: 62, version: 10 },
    draw: print => <Fridge {...print} />,
  },
  'key-tag': { form: 'keyTag', size: KEY_TAG_CODE, draw: print => <KeyTags {...print} /> },
  wristband: { form: 'wristband', size: WRISTBAND_CODE, draw: print => <Wristbands {...print} /> },
  helmet: { form: 'helmet', size: HELMET_CODE, draw: print => <HelmetStickers {...print} /> },
} as const satisfies Record<string, PaperPrint>
export type PaperPlaceName = keyof typeof PAPER_PRINTS

export const isPaperPlace = (name: string): name is PaperPlaceName =>
  Object.hasOwn(PAPER_PRINTS, name)

const SCHOOL_CARD: PaperPrint = {
  form: 'school',
  size: sizeOf('cards'),
  draw: (print, { switched, text } = {}) => (
    <SchoolSheet {...print} {...(switched && { switched })} {...(text !== undefined && { text })} />
  ),
}

/** How a print is printed again. Undefined for what is made in another way than on paper. */
export function printAgain(made: Pick<Print, 'form' | 'look'>): PaperPrint | undefined {
  const { form } = made
  const names = EDITOR_FORMS.filter(each => FORMS[each].printedAs === form)
  const name = lookOf(made)?.isLarge ? names.at(-1) : names[0]
  if (!name) return [...Object.values(PAPER_PRINTS), SCHOOL_CARD].find(print => print.form === form)
  return {
    form,
    size: sizeOf(name),
    draw: print => <PrintPreview {...print} form={name} />,
  }
}
