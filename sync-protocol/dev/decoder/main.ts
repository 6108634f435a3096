/** `npm run build:decoder` writes lifetag-decode.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDecoder, DECODER } from './build-decoder'

const code = await buildDecoder()
mkdirSync(join(DECODER, 'dist'), { recursive: true })
writeFileSync(join(DECODER, 'dist/lifetag-decode.mjs'), code)
console.log(`sync-protocol/decoder/dist/lifetag-decode.mjs: ${Buffer.byteLength(code)} bytes`)
