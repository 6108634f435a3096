import type { BenchRow, Change } from '../rows'

/** Where one person's rows live: the server's address, and the name they go by there. */
export interface Space {
  url: string
  name: string
}

export type Direction = 'push' | 'pull' | 'both'

/** A product's local database as an app would use it. Every promise means "it is done". */
export interface Store {
  /** One durable write, by the product's own idea of durable. */
  write(change: Change): Promise<void>
  /** Until there is nothing left to send or to read. */
  sync(direction: Direction): Promise<void>
  rows(): Promise<BenchRow[]>
  /** From now on sends what is written, and takes what other devices do, by itself. */
  goLive?(): Promise<void>
}

export type OpenStore = (space: Space) => Promise<Store>
