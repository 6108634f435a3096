import { partialDateWords } from '../../../ui/date-words'
import { clinicImportTexts } from '../texts-import'
import { Facts } from './facts'
import type { Incoming } from './incoming'

const texts = clinicImportTexts.origin

export const Origin = ({ incoming: { from, summary } }: { incoming: Incoming }) => (
  <Facts
    facts={[
      [texts.from, from],
      [texts.madeBy, summary.madeBy],
      [texts.madeOn, partialDateWords(summary.madeAt.slice(0, 10))],
    ]}
  />
)
