import { DISCLOSURE, type Section } from 'sync-protocol/disclosure'
import type { AccessLevel, QrType } from 'sync-protocol/qr'
import { commaList } from '../../ui/date-words'
import { qrCodesTexts } from './texts'

const { discloses, sections } = qrCodesTexts

export function levelSentence(type: QrType, level: AccessLevel): string {
  const shown = Object.keys(DISCLOSURE[type][level]) as Section[] // the table's own keys
  return discloses[level]({ list: commaList(shown.map(section => sectionWords(section, level))) })
}

function sectionWords(section: Section, level: AccessLevel): string {
  const words: string | Record<AccessLevel, string> = sections[section]
  return typeof words === 'string' ? words : words[level]
}
