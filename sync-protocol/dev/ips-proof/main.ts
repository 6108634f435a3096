/**
 * `npm run proof:ips` checks the summaries of 200 invented people, at each level, against FHIR R4 and the IPS
 * guide with independent software. Then it plants faults, which must all be found. Then it imports the
 * guide's examples and checks the exports of those records as well.
 */
import { FAULTS, type Resource } from './faults'
import { importedExamples } from './imports'
import { peoplesDocuments } from './people'
import type { Document } from './structure-check'
import { type Finding, makeValidator } from './validator'

const tally = { passed: 0, failed: 0 }
const count = (isRight: boolean) => (isRight ? tally.passed++ : tally.failed++)
const inWords = ({ by, where, what }: Finding) => `${by}: ${where}: ${what}`

const validate = await makeValidator()
const documents = peoplesDocuments()
const wrong = new Map<string, string[]>()
for (const { name, document } of documents) {
  const findings = validate(document)
  count(findings.length === 0)
  for (const finding of findings) {
    const words = inWords(finding)
    wrong.set(words, [...(wrong.get(words) ?? []), name])
  }
}
console.log(`${documents.length} summaries, ${wrong.size} kinds of findings in them`)
for (const [words, names] of wrong) console.log(`  ${names.length}× ${words} (${names[0]})`)

const right = documents.find(({ name }) => name === 'elena, healthcare')?.document
if (!right) throw new Error('There is no document to break')
for (const { what, plant } of FAULTS) {
  const broken = structuredClone(right) as unknown as Parameters<typeof plant>[0] // deliberately not a valid type
  plant(broken, kind => first(broken, kind))
  const findings = validate(broken as unknown as Document)
  count(findings.length > 0)
  const by = [...new Set(findings.map(finding => finding.by))].join(' and ')
  console.log(`${findings.length > 0 ? '✓' : '✗'} ${what}: ${by || 'not found'}`)
}
const EXAMPLES = 44
const imported = importedExamples()
const names = new Set(imported.map(({ name }) => name.replace(/, in a document$/, '')))
count(names.size === EXAMPLES)
console.log(`\n${names.size} examples of the guide, of which there are ${EXAMPLES}`)
for (const { name, result, document, isRight } of imported) {
  const findings = document ? validate(document) : []
  count(isRight && findings.length === 0)
  console.log(`${isRight && findings.length === 0 ? '✓' : '✗'} ${name}: ${result}`)
  for (const finding of findings) console.log(`  ${inWords(finding)}`)
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1

function first({ entry }: { entry: { resource: Resource }[] }, kind: string): Resource {
  const found = entry.find(({ resource }) => resource.resourceType === kind)
  if (!found) throw new Error(`There is no ${kind} to break`)
  return found.resource
}
