import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Медичні дані · Скануйте',
  onFridge: 'Медичні дані — на холодильнику',
  whatToDo: 'Що робити',
  rescueMedicines: 'Ліки для невідкладної допомоги',
  asNeeded:
    'за потреби | при потребі | за необхідності | у разі потреби | по потребі | при необхідності',
}
