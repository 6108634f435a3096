/** A third QR reader, if it is installed: `apt-get install zbar-tools`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bitmap } from '../../e2e/harness/print'

/** Returns null if ZBar is not installed. */
export function readWithZbar(bitmap: Bitmap): string[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'zbar-'))
  try {
    const file = join(folder, 'sheet.pgm')
    writeFileSync(file, greyMap(bitmap))
    const { error, stdout } = spawnSync(
      'zbarimg',
      ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file],
      {
        encoding: 'utf8',
      },
    )
    if (error) return null
    return stdout.split('\n').filter(line => line !== '')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function greyMap({ width, height, rgba }: Bitmap): Buffer {
  const grey = Buffer.alloc(width * height)
  for (let i = 0; i < grey.length; i++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(i * 4, i * 4 + 3)
    grey[i] = Math.round(red * 0.299 + green * 0.587 + blue * 0.114)
  }
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey])
}
