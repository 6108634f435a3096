import { DISCLOSURE } from 'sync-protocol/card'
import { may } from 'sync-protocol/family'
import { RELEASE } from '../../src/core/package-root'
import { CODES, LEVELS, RIGHTS, ROLES, SECTIONS } from './disclosures.table'
import { TABLES } from './tables.table'
import { VARIABLES } from './variables.table'

type Facts = {
  /** The variables of this service. Only their names matter. */
  set: ReadonlySet<string>
  origin: string
  /** When the browser tests last ran here, and how they ended. */
  lastTests: { at: Date; passed: boolean } | undefined
}

/** Keys of tables whose types name each key. */
const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[]

/** File names and Markdown. */
export function writePapers(facts: Facts): Readonly<Record<string, string>> {
  const paper = (title: string, ...parts: string[]) =>
    [
      `# ${title}`,
      `Draft for a lawyer. Written by LifeTag ${RELEASE} from its own code and settings, for ${facts.origin}. It is no legal advice.`,
      ...parts,
    ]
      .join('\n\n')
      .concat('\n')
  return {
    'purpose.md': paper('Intended purpose', PURPOSE),
    'processing.md': paper(
      'Record of processing',
      'Name and address of the controller, and legal basis of each purpose: *to be filled in*.',
      table(
        ['Stored', 'Whose', 'Table'],
        Object.entries(TABLES).map(([name, { what, whose }]) => [what, whose, `\`${name}\``]),
      ),
      'Rows of a person are encrypted with a key of that person, and the database itself separates people (row-level security). The operator holds the keys, because the service shows records to responders.',
    ),
    'retention.md': paper(
      'Retention',
      table(
        ['Stored', 'Kept', 'Table'],
        Object.entries(TABLES).map(([name, { what, kept }]) => [what, kept, `\`${name}\``]),
      ),
      'What has expired is deleted once a day. Backups keep what was deleted for up to 3 months longer.',
    ),
    'processors.md': paper(
      'Processors in use',
      'Company, country and contract of each: *to be filled in*. The place where the servers run is one more.',
      table(['Who', 'Gets', 'For', 'Setting'], processorsOf(facts)),
    ),
    'disclosures.md': paper(
      'What is disclosed to whom',
      '## Printed codes',
      table(['Code', 'To', 'Shows'], codeRows()),
      '## People who were let in',
      table(['Who', 'May'], roleRows()),
      '## Others',
      [
        '- **A health link** shows what its person chose, to anyone who has the link, until its end.',
        '- **Alerts** tell contacts and members that a code was opened, and where a helper says that they are.',
        '- **The owner’s screens** show orders, gifts, addresses of parcels and e-mail addresses. They show nothing of a record.',
        '- **The operator** has the keys and could read records. Nothing in the service shows them to the operator.',
      ].join('\n'),
    ),
    'accessibility.md': paper('Accessibility statement', ACCESSIBILITY, lastTestsOf(facts)),
  }
}

const PURPOSE = `LifeTag keeps what a person wrote about their health, and shows it to helpers. It orders it by urgency, highlights what the person marked as severe, and translates known terms.

It gives no advice. It does not diagnose, recommend, calculate a dose, or watch over a person. It does not check whether what was written is true. A missing entry is shown as unknown and never as "none".

It is meant for emergencies in addition to what helpers do otherwise, and never in place of an examination.`

const ACCESSIBILITY = `The goal is WCAG 2.2, level AA. Automatic tests open every screen as each kind of visitor, in both themes, at a width of 320 px and with text at twice the size, and check it with axe. Each list, form and dialog can be used by keyboard.

Automatic tests find a part of all barriers. Tests by people with disabilities: *to be filled in*. Contact for barriers: *to be filled in*.`

const lastTestsOf = ({ lastTests }: Facts) =>
  lastTests
    ? `The tests last ${lastTests.passed ? 'passed' : 'failed'} on ${lastTests.at.toISOString().slice(0, 10)}.`
    : 'The tests have not run in this folder. Run `npm run test:all` first.'

function processorsOf({ set }: Facts): string[][] {
  return Object.entries(VARIABLES).flatMap(([name, processor]) =>
    processor && set.has(name)
      ? [[processor.who, processor.gets, processor.purpose, `\`${name}\``]]
      : [],
  )
}

const codeRows = () =>
  keysOf(CODES).flatMap(type =>
    keysOf(LEVELS).map(level => {
      const shown = keysOf(SECTIONS).filter(section => DISCLOSURE[type][level][section])
      return [CODES[type], LEVELS[level], shown.map(section => SECTIONS[section]).join(', ')]
    }),
  )

const roleRows = () =>
  keysOf(ROLES).map(role => [
    ROLES[role],
    keysOf(RIGHTS)
      .filter(right => may(role, right))
      .map(right => RIGHTS[right])
      .join(', '),
  ])

const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? 'None.'
    : [titles, titles.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
