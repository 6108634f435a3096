export interface PictureSize {
  width: number
  height: number
}

/**
 * Reads the size in pixels before decoding, because a few kilobytes can decode to gigabytes. Null for another
 * format or an invalid header.
 */
export function pictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    const size = sizeOf(view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // The file is truncated.
    return null
  }
}

function sizeOf(view: DataView): PictureSize | null {
  if (view.getUint32(0) === 0x89504e47) return pngSize(view)
  if (view.getUint16(0) === 0xffd8) return jpegSize(view)
  if (textAt(view, 0) === 'GIF8') return gifSize(view)
  if (view.getUint16(0) === 0x424d) return bmpSize(view)
  if (textAt(view, 8) === 'WEBP') return webpSize(view)
  return null
}

/** ISO/IEC 15948, 11.2.2: the first chunk is IHDR. */
const pngSize = (view: DataView): PictureSize => ({
  width: view.getUint32(16),
  height: view.getUint32(20),
})

/** ITU T.81, B.2.2: the frame header is the first of these markers. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1 // fill byte
    } else if (isFrameHeader(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    } else {
      at += 2 + view.getUint16(at + 2)
    }
  }
  return null
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** RFC 9649, 2.5 to 2.7: simple lossy, simple lossless, extended. */
function webpSize(view: DataView): PictureSize | null {
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 }
    default:
      return null
  }
}

/** GIF89a, section 18. */
const gifSize = (view: DataView): PictureSize => ({
  width: view.getUint16(6, true),
  height: view.getUint16(8, true),
})

/** The height of a BMP that begins at the top is negative. */
const bmpSize = (view: DataView): PictureSize => ({
  width: view.getInt32(18, true),
  height: Math.abs(view.getInt32(22, true)),
})

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))
