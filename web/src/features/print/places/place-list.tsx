import type { PrintForm } from 'sync-protocol/qr'
import { printPath } from '../../../addresses/paths'
import { List } from '../../../ui/list'
import type { EditorForm } from '../print-forms'
import { FamilyPlaces } from './family-places'
import { PlaceRow } from './place-row'
import { PLACES, type PlaceName, type PlaceProps } from './place-table'

const ON_PAPER: { form: PrintForm; as: EditorForm; title: string; about: string }[] = [
  { form: 'card', as: 'card', title: 'Wallet card', about: 'What ambulance staff look for first.' },
  {
    form: 'stickers',
    as: 'small-stickers',
    title: 'Stickers',
    about: 'To be cut from a sheet of sticker paper.',
  },
  { form: 'page', as: 'page', title: 'Page', about: 'For the fridge or the glove box.' },
  {
    form: 'travel',
    as: 'travel',
    title: 'Travel card in two languages',
    about: 'As large as a passport: your language and that of where you travel, side by side.',
  },
]

export function PlaceList(made: PlaceProps) {
  const { id } = made.code
  return (
    <List label="Places">
      {ON_PAPER.map(({ as, ...place }) => (
        <PlaceRow key={as} {...made} {...place} to={`${printPath(id)}?form=${as}`} />
      ))}
      {(Object.keys(PLACES) as PlaceName[]).map(name => (
        <PlaceRow key={name} {...made} {...PLACES[name]} to={printPath(id, name)} />
      ))}
      <FamilyPlaces {...made} />
    </List>
  )
}
