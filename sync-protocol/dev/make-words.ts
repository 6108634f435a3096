/**
 * Runs once for each format and never again, because printed codes depend on its output. It refuses
 * to replace an existing file.
 */
import { writeFileSync } from 'node:fs'
import { VERSION } from '../src/capsule/v1'
import { LISTS } from '../src/terms/lists'
import { listMedicines } from '../src/text/medicines'

/** The model's memory and a phone's download limit these. */
const MEDICINES_MAX = 346
const BRANDS_MAX = 3
const MAX = {
  dose: ['doses', 104],
  frequency: ['frequencies', 61],
  allergen: ['allergens', 138],
  severity: ['severities', 28],
  condition: ['conditions', 191],
  status: ['statuses', 17],
  relationship: ['relationships', 99],
} as const

const medicines = listMedicines()
  .slice(0, MEDICINES_MAX)
  .flatMap(({ inn, brands }) => [inn, ...brands.slice(0, BRANDS_MAX)])
const phrases: [kind: string, texts: string[]][] = [
  ['medicine', [...new Set(medicines)]],
  ...Object.entries(MAX).map(([kind, [list, max]]): [string, string[]] => [
    kind,
    LISTS[list]()
      .slice(0, max)
      .map(({ text }) => text),
  ]),
]

const target = process.argv[2] ?? `../src/capsule/v${VERSION}/suggested.data.ts`
writeFileSync(
  new URL(target, import.meta.url),
  `/** The most common suggestions when capsule version ${VERSION} was made. Made by dev/make-words.ts. */
export const SUGGESTED = \`
${phrases.map(([kind, texts]) => `${kind}: ${texts.join('; ')}`).join('\n')}
\`
`,
  { flag: 'wx' },
)
