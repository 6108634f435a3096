/**
 * `npm run proof:link -- LINK…` reads printed links with Medplum's client, which has its own Accept header. It
 * checks each document like `npm run proof:ips`.
 */
import { makeValidator } from './validator'

const validate = await makeValidator()
// The validator prepares what Medplum requires while it loads.
const { MedplumClient } = await import('@medplum/core')
const links = process.argv.slice(2)
let failed = links.length === 0 ? 1 : 0
for (const link of links) {
  const url = new URL(link)
  const client = new MedplumClient({ baseUrl: `${url.origin}/`, fetch })
  const document = await client.get(url.href)
  const findings = validate(document)
  failed += findings.length
  console.log(`${url.pathname}: ${document.entry.length} resources, ${findings.length} findings`)
  for (const { by, where, what } of findings) console.log(`  ${by}: ${where}: ${what}`)
}
process.exitCode = failed === 0 ? 0 : 1
