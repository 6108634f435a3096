// Of Chromium on phones; not in TypeScript's library.
interface TorchTrack {
  getCapabilities?(): { torch?: boolean }
  applyConstraints(constraints: { advanced: { torch: boolean }[] }): Promise<void>
}

const trackOf = (stream: MediaStream): TorchTrack | undefined =>
  stream.getVideoTracks()[0] as TorchTrack | undefined // what the library leaves out

export const hasTorch = (stream: MediaStream): boolean =>
  trackOf(stream)?.getCapabilities?.().torch === true

/** Answers whether it is on now: some phones have one and do not light it. */
export async function lightTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    await trackOf(stream)?.applyConstraints({ advanced: [{ torch: isOn }] })
    return isOn
  } catch {
    return !isOn
  }
}
