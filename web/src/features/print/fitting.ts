/**
 * Which of `total` pieces to show: all of them if they fit, else as many as do, the important
 * (first) ones first. A piece that is too long gives way to shorter ones after it.
 * `fits` draws the pieces at these positions and says whether there was room.
 */
export function fitting(total: number, fits: (shown: readonly number[]) => boolean): number[] {
  const all = Array.from({ length: total }, (_, i) => i)
  if (fits(all)) return all
  const shown: number[] = []
  for (const piece of all) {
    if (fits([...shown, piece])) shown.push(piece)
  }
  return shown
}
