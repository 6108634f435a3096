/** Version 2's model, part of its format. dev/train-weights.ts found the weights. */
import { type Model, readWeights } from '../v1/predictor'
import { CONTEXTS, Contexts } from './contexts'
import { WEIGHT_ROWS } from './weights.data'

export const MODEL: Model = {
  newContexts: () => new Contexts(),
  contexts: CONTEXTS,
  familiarity: { from: 2, to: 6 },
  recordContexts: [2, 4, 6, 7],
  weights: readWeights(WEIGHT_ROWS),
}
