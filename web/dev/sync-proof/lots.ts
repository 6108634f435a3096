import { depth } from '../../../sync-protocol/dev/test-depth'

export interface Lot {
  histories: number
  seed: number
}

/** Two files share each number. */
const HISTORIES = Number(process.env.PROOF_HISTORIES ?? depth(100, 1_000)) / 2
const LOT = Math.min(Number(process.env.PROOF_LOT ?? 100), HISTORIES)
const FIRST_SEED = Number(process.env.PROOF_SEED ?? 1)

export const LOTS: Lot[] = Array.from({ length: Math.ceil(HISTORIES / LOT) }, (_, nth) => ({
  histories: LOT,
  seed: FIRST_SEED + nth,
}))
