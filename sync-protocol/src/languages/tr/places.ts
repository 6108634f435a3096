import type { PlaceWords } from '../place-words'

export const placeWords: PlaceWords = {
  scan: 'Tıbbi bilgiler · Okutun',
  onFridge: 'Tıbbi bilgiler buzdolabının üzerinde',
  whatToDo: 'Ne yapmalı',
  rescueMedicines: 'Acil durum ilaçları',
  asNeeded:
    'gerektiğinde | gerekirse | ihtiyaç halinde | lüzum halinde | ihtiyaç duyulduğunda | gerektikçe',
}
