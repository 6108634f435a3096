// Writes the landing page's example code: `node --import tsx web/dev/make-example-code.ts`.
// The result is committed, so that the first screen needs no encoder.
import { writeFileSync } from 'node:fs'
import { create } from 'qrcode'

const text = 'This is an example. Your own card carries your own code.'
const { modules } = create(text, { errorCorrectionLevel: 'M' })

const runs: string[] = []
for (let y = 0; y < modules.size; y++) {
  for (let x = 0; x < modules.size; x++) {
    if (!modules.get(y, x)) continue
    let width = 1
    while (x + width < modules.size && modules.get(y, x + width)) width++
    runs.push(`M${x} ${y}h${width}v1h-${width}z`)
    x += width
  }
}

writeFileSync(
  new URL('../src/features/landing/example-code.ts', import.meta.url),
  `/** "${text}" Written by dev/make-example-code.ts. */
export const exampleCode = {
  size: ${modules.size},
  path: '${runs.join('')}',
}
`,
)
