/** Version 1's model, part of its format. dev/train-weights.ts found the weights. */

import { CONTEXTS, Contexts } from './contexts'
import { type Model, readWeights } from './predictor'
import { WEIGHT_ROWS } from './weights.data'

export const MODEL: Model = {
  newContexts: () => new Contexts(),
  contexts: CONTEXTS,
  familiarity: { from: 2, to: 5 },
  recordContexts: [2, 3, 4, 5],
  weights: readWeights(WEIGHT_ROWS),
}
