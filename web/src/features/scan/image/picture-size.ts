/**
 * Reads width and height from a picture's first bytes, before decoding, because a small file can decode
 * to more than the available memory. Undefined for other formats.
 */
export function pictureSize(head: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return ofPng(view) ?? ofJpeg(view) ?? ofWebp(view) ?? ofGif(view) ?? ofBmp(view)
  } catch {
    return undefined // truncated
  }
}

const PNG = 0x89504e47
const GIF = 0x47494638
const RIFF = 0x52494646
const WEBP = 0x57454250

function ofPng(view: DataView) {
  if (view.getUint32(0) !== PNG) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The frame header (SOF0 to SOF15) follows segments of any number and length. */
function ofJpeg(view: DataView) {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  for (;;) {
    const marker = view.getUint16(at)
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}

function ofWebp(view: DataView) {
  if (view.getUint32(0) !== RIFF || view.getUint32(8) !== WEBP) return undefined
  const kind = view.getUint32(12)
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536
  if (kind === 0x56503858) return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 } // VP8X
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true) // VP8L
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function ofGif(view: DataView) {
  if (view.getUint32(0) !== GIF) return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function ofBmp(view: DataView) {
  if (view.getUint16(0) !== 0x424d) return undefined
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
}
