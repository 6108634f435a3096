// Supported by Chromium on phones; missing in TypeScript's library.
interface TorchTrack {
  getCapabilities?(): { torch?: boolean }
  applyConstraints(constraints: { advanced: { torch: boolean }[] }): Promise<void>
}

const trackOf = (stream: MediaStream): TorchTrack | undefined =>
  stream.getVideoTracks()[0] as TorchTrack | undefined // missing in the library

export const hasTorch = (stream: MediaStream): boolean =>
  trackOf(stream)?.getCapabilities?.().torch === true

/** Returns whether the light is on, because some phones have one and do not turn it on. */
export async function lightTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    await trackOf(stream)?.applyConstraints({ advanced: [{ torch: isOn }] })
    return isOn
  } catch {
    return !isOn
  }
}
