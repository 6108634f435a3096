import { useLateScript } from '../../loading/use-late-script'
import { useMay } from '../../people/profiles'
import { NotHereYet } from '../../ui/not-here-yet'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { medicalTexts } from './texts'

const { screen: texts } = medicalTexts

const cardsToCome = (
  <div className="grid grid-cols-1 gap-6">
    <Skeleton block />
    <Skeleton block />
  </div>
)
const loadCards = () => import('./record-cards')

/** The cards are a tenth of the app, so the header does not wait for their download. */
export function MedicalTab() {
  const mayEdit = useMay('edit')
  const cards = useLateScript(loadCards)
  return (
    <div>
      <PageHeader title={texts.title} lead={mayEdit ? texts.leadToEdit : texts.leadToRead} />
      {cards === 'missing' && <NotHereYet />}
      {cards === undefined && cardsToCome}
      {typeof cards === 'object' && <cards.RecordCards waiting={cardsToCome} />}
    </div>
  )
}
