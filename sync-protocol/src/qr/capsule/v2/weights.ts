/**
 * How much each opinion counts, by style of text, familiarity of the ground (how many of the telling
 * contexts are known) and confidence. Found by dev/train-weights.ts; part of the format.
 */
import { CONTEXTS, FIRST_TELLING, LAST_TELLING, RECORD_CONTEXTS } from './contexts'
import { WEIGHT_ROWS } from './weights.data'

export const INPUTS = CONTEXTS + RECORD_CONTEXTS.length
export const CONFIDENCES = 6
export const GRADES = LAST_TELLING - FIRST_TELLING + 2
/** A weight of 1. */
export const WEIGHT_UNIT = 32

export const WEIGHTS: Int16Array = Int16Array.from(WEIGHT_ROWS.join(' ').split(' '), Number)

export const weightsOf = (style: number, familiar: number): number =>
  (style * GRADES + familiar) * INPUTS * CONFIDENCES
