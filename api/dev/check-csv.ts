/**
 * `npm run check:csv` opens a table of hostile texts in LibreOffice and looks for formulas in the result. It
 * fails without `soffice`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCsv } from 'sync-protocol/commerce'

const HOSTILE = ['=1+1', '+1+1', '-1+1', '@SUM(1;1)', '\t=1+1', '\r=1+1', '"=1+1"', ' =1+1']

const program = ['soffice', 'libreoffice'].find(name => spawnSync(name, ['--version']).status === 0)
if (!program) {
  console.error('LibreOffice is not installed here (no soffice): nothing was checked.')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'lifetag-csv-'))
try {
  const file = join(folder, 'hostile.csv')
  writeFileSync(
    file,
    toCsv(
      ['text', 'number'],
      HOSTILE.map((text, row) => [text, row]),
    ),
  )
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  // The last token makes LibreOffice evaluate formulas, which is the worst setting that people may have.
  const filter = '--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,0,true'
  execFileSync(
    program,
    [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', folder, file],
    { stdio: 'ignore' },
  )
  const sheet = readFileSync(join(folder, 'hostile.fods'), 'utf8')
  const formulas = sheet.match(/table:formula="[^"]*"/g) ?? []
  console.log(`${HOSTILE.length} hostile texts, ${formulas.length} read as formulas.`)
  for (const formula of formulas) console.log(formula)
  process.exitCode = formulas.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
