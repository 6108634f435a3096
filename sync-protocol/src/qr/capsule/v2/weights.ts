/**
 * How much each input counts, by style of text, familiarity (how many of the contexts that say it are
 * known) and confidence. Found by dev/train-weights.ts; part of the format.
 */
import { CONTEXTS, FAMILIARITY_FROM, FAMILIARITY_TO, RECORD_CONTEXTS } from './contexts'
import { WEIGHT_ROWS } from './weights.data'

export const INPUTS = CONTEXTS + RECORD_CONTEXTS.length
export const CONFIDENCES = 6
export const GRADES = FAMILIARITY_TO - FAMILIARITY_FROM + 2
/** A weight of 1. */
export const WEIGHT_UNIT = 32

export const WEIGHTS: Int16Array = Int16Array.from(WEIGHT_ROWS.join(' ').split(' '), Number)

export const weightsOf = (style: number, familiar: number): number =>
  (style * GRADES + familiar) * INPUTS * CONFIDENCES
