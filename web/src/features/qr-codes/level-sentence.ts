import { DISCLOSURE, type Section } from 'sync-protocol/disclosure'
import type { AccessLevel, QrType } from 'sync-protocol/qr'
import { listWords } from './list-words'

type Words = readonly string[]

const SECTION_WORDS: Record<Section, Words | Record<AccessLevel, Words>> = {
  identity: {
    public: ['the first name'],
    emergency: ['the name', 'age', 'language'],
    healthcare: ['the name', 'birth date', 'phone number', 'address'],
  },
  dnr: ['DNR status'],
  allergies: ['allergies'],
  medications: {
    public: ['names of medicines'],
    emergency: ['medicines'],
    healthcare: ['medicines'],
  },
  conditions: {
    public: ['conditions'],
    emergency: ['current conditions'],
    healthcare: ['current and past conditions'],
  },
  contacts: {
    public: ['phone numbers of contacts'],
    emergency: ['emergency contacts'],
    healthcare: ['emergency contacts'],
  },
  body: {
    public: ['blood type'],
    emergency: ['implants', 'blood type', 'body measures'],
    healthcare: ['implants', 'blood type', 'body measures'],
  },
  notes: ['notes'],
  insurance: ['insurance'],
}

const OPENINGS: Record<AccessLevel, (sections: string) => string> = {
  public: sections => `Anyone who scans it can read ${sections}.`,
  emergency: sections => `Anyone who scans it can read ${sections}, with no question asked.`,
  healthcare: sections =>
    `It asks who is reading and why, notifies you, and then shows ${sections} for 15 minutes.`,
}

export function levelSentence(type: QrType, level: AccessLevel): string {
  const sections = Object.keys(DISCLOSURE[type][level]) as Section[] // the table's own keys
  return OPENINGS[level](listWords(sections.flatMap(section => sectionWords(section, level))))
}

function sectionWords(section: Section, level: AccessLevel): Words {
  const words = SECTION_WORDS[section]
  return 'public' in words ? words[level] : words
}
