import type { BenchRow, Change } from '../rows'

export interface Space {
  url: string
  name: string
}

export type Direction = 'push' | 'pull' | 'both'

/** A promise resolves when the work is done. */
export interface Store {
  /** One durable write, as the product itself defines durable. */
  write(change: Change): Promise<void>
  sync(direction: Direction): Promise<void>
  rows(): Promise<BenchRow[]>
  /** From now on the product sends writes and reads other devices' changes by itself. */
  goLive?(): Promise<void>
}

export type OpenStore = (space: Space) => Promise<Store>
