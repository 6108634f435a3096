import { renderCodeSvg } from '../../src/qr'
import { badVectors } from './bad-vectors'
import { dataFiles } from './data-files'
import { goodVectors } from './good-vectors'

/** All files below sync-protocol/decoder that are made from the source, except the decoder. */
export function publishedFiles(): { path: string; text: string }[] {
  const good = goodVectors()
  const pictures = good.flatMap(({ link, name }, at) =>
    link === undefined ? [] : [{ path: `vectors/pictures/${at}.svg`, text: picture(link, name) }],
  )
  return [
    ...dataFiles(),
    { path: 'vectors/good.json', text: oneALine(good) },
    { path: 'vectors/bad.json', text: oneALine(badVectors()) },
    ...pictures,
  ]
}

const oneALine = (vectors: readonly object[]) =>
  `[\n${vectors.map(vector => JSON.stringify(vector)).join(',\n')}\n]\n`

const picture = (text: string, title: string) =>
  `${renderCodeSvg({ text, title, color: '#000000' })}\n`
