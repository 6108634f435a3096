import { count, defineTexts, params } from '../../i18n/define-texts'
import type { PlaceGroup, PlaceName } from './places/place-table'
import type { EditorForm } from './print-forms'

type PrintName = EditorForm | PlaceName

type PrintTexts = {
  title: string
  /** Names the file, after the product's name. */
  file: string
  about: string
  advice: string
}

const prints: Record<PrintName, PrintTexts> = {
  card: {
    title: 'Wallet card',
    file: 'wallet card',
    about: 'Ambulance crews look here first.',
    advice: 'Cut along the outer line, fold it in the middle and keep it in your wallet.',
  },
  cards: {
    title: 'Sheet of wallet cards',
    file: 'wallet cards',
    about: 'Four cards on one page.',
    advice: 'Cut from mark to mark and fold each card: wallet, bag, jacket, car.',
  },
  travel: {
    title: 'Travel card in two languages',
    file: 'travel card',
    about: 'As large as a passport, in your language and your destination’s.',
    advice: 'Cut along the outer line, fold it in the middle and keep it in your passport.',
  },
  'small-stickers': {
    title: 'Stickers, 38.1 mm',
    file: 'small stickers',
    about: 'For a phone, a helmet or a key ring.',
    advice: 'Print on sticker paper and cut from mark to mark: phone, helmet, key ring.',
  },
  'large-stickers': {
    title: 'Stickers, 50.8 mm',
    file: 'large stickers',
    about: 'For a helmet, a bicycle or a wheelchair.',
    advice: 'Print on sticker paper and cut from mark to mark: helmet, bicycle, wheelchair.',
  },
  wallpaper: {
    title: 'Lock-screen wallpaper',
    file: 'wallpaper',
    about: 'Helpers scan it while your phone is locked.',
    advice: '',
  },
  labels: {
    title: 'Label sheets',
    file: 'labels',
    about: 'Avery and similar sheets, new or part-used.',
    advice: 'Print the test page on plain paper first.',
  },
  nfc: {
    title: 'NFC tag',
    file: 'NFC tag',
    about: 'A phone held to it opens the code, without a camera.',
    advice: '',
  },
  fridge: {
    title: 'Fridge sheet',
    file: 'fridge sheet',
    about: 'Two pages for the fridge and a sign for the front door.',
    advice:
      'Hang both pages on the fridge, with the code in sight. Put the sign inside your front door.',
  },
  'key-tag': {
    title: 'Key tag',
    file: 'key tags',
    about: '35 × 50 mm, with a hole.',
    advice: 'Cut from mark to mark, fold in the middle, laminate and punch the hole.',
  },
  wristband: {
    title: 'Wristband',
    file: 'wristbands',
    about: '25 × 250 mm of strong paper.',
    advice: 'Print on tear-proof paper, cut it out and glue the grey end under the code.',
  },
  helmet: {
    title: 'Helmet sticker',
    file: 'helmet stickers',
    about: 'Round, 40 mm.',
    advice: 'Print on weatherproof sticker paper and cut along the circle.',
  },
  'medical-id': {
    title: 'The phone’s own Medical ID',
    file: 'Medical ID',
    about: 'Copy the record into your iPhone or Android.',
    advice: '',
  },
  'school-card': {
    title: 'School card',
    file: 'school card',
    about: 'What a teacher or sitter has to know and do.',
    advice: 'Cut from mark to mark and fold each card: school bag, coat, teacher, sitter.',
  },
  'family-sheet': {
    title: 'Family sheet',
    file: 'family sheet',
    about: 'Everyone you look after, on one page.',
    advice: 'For the fridge, the glove box or a sitter.',
  },
}

const groups: Record<PlaceGroup, string> = {
  wallet: 'Wallet',
  home: 'Home',
  phone: 'Phone',
  onYou: 'On you',
  travel: 'Travel',
  school: 'School',
}

export const printTexts = defineTexts('print', {
  prints,
  screen: {
    title: 'Print',
    lead: 'This works without a connection.',
    back: 'QR codes',
    gone: 'This code is not on this device.',
    full: 'Print at 100%.',
    tryIt: 'Printed? Scan it once yourself.',
    tryLink: 'Try your card',
    morePlaces: 'More places: fridge, phone, travel, school',
    print: 'Print',
    asPicture: 'Save as a picture',
    download: { pdf: 'Download PDF', png: 'Download PNG', svg: 'Download SVG' },
    failed: 'This browser could not make the file.',
    failedButPrints: 'This browser could not make the file. Print can save a PDF, too.',
  },
  choices: {
    heading: 'Options',
    form: 'What to print',
    locale: 'Language of the print',
    localeHelp: 'The heading is in English, too.',
    travelLocaleHelp: 'Your destination’s language, next to your own.',
    country: 'Emergency number of',
    countryHelp: 'The country where you live.',
    travelCountryHelp: 'The country you travel to. Other prints keep the number at home.',
    noCountry: 'No country: 112 or the local number',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    color: 'Color',
    colorOfCode: 'Color of the code',
    colorHelp: 'Some hospital scanners can’t read red. Print in black.',
    black: 'Black',
    chosen: 'As chosen',
  },
  notices: {
    expired: 'This code has expired',
    expiredHelp: 'A print of it would open nothing. Renew the code first.',
    unscannable: 'This could not be scanned',
    update: 'Update this code first',
    updateHelp:
      'Your record changed after the code was made. Its offline copy still shows the old one.',
    updateButton: 'Update the code',
    updated: 'Code updated',
    leftOut: count({
      one: 'This print has no room for the least urgent entry. It opens with a connection.',
      other:
        'This print has no room for the {count} least urgent entries. They open with a connection.',
    }),
    localWithCopy: 'The offline copy works now. The current record opens once you back up.',
    localWithoutCopy: 'This code opens nothing until you back up.',
    unsentWithCopy:
      'The offline copy works now. The current record opens once this phone has been online.',
    unsentWithoutCopy: 'This code opens nothing until this phone has been online.',
    healthcare:
      'Anyone can read a found card, so it shows only what a public code shows. Scanning it asks first, then opens the rest.',
  },
  places: {
    own: 'Where your code lives',
    other: 'Where their code lives',
    lead: 'We’ll mark what needs reprinting.',
    allPlaces: 'All places',
    /** Of either size. */
    stickers: 'Stickers',
    groups,
    make: 'Make',
    makeAgain: 'Make again',
    threwAway: 'I threw it away',
    forgotten: 'We won’t ask you to make it again.',
    current: 'Current',
    madeOn: params('Made on {day}.'),
    outOfDate: 'Out of date',
    changedSince: params('Made on {day}. The record or the code has changed since.'),
    expired: 'Expired',
    expiredSince: params('Made on {day}. Its code has expired. Renew it, and print again.'),
    opensNothing: 'Opens nothing',
    replacedSince: params('Made on {day} with the old link. Throw it away.'),
    compareAgain: 'Compare again',
    comparedOn: params('Compared on {day}.'),
    comparedLongAgo: params('Compared on {day}. That is more than a year ago.'),
  },
  stale: {
    title: 'Print again',
    notice: count({ one: '{count} print is out of date', other: '{count} prints are out of date' }),
    link: 'Print again',
    nothing: 'Everything you printed is current.',
    done: 'Everything is current again. Throw the old prints away.',
    printAll: count({ one: 'Print it again', other: 'Print all {count} again' }),
    updateAndPrintAll: count({
      one: 'Update the code and print it',
      other: 'Update the code and print all {count}',
    }),
    list: 'Out of date',
    oneByOne: 'Make these one by one',
  },
  school: {
    onTheCard: 'On the card',
    whatToDo: 'What to do',
    whatToDoHelp: 'Copy it from the plan your clinic gave you.',
    instructions: 'Instructions',
    allergies: 'Allergies',
    medicines: 'Medicines',
    contacts: 'Who to call',
    notOnSheet: params('Not on the sheet: {names}'),
    notOnSheetHelp:
      'Make a code in their record first. A record never opened here comes with the next connection.',
    updateFirst: params('Update these codes first: {names}'),
    updateFirstHelp: 'Their records changed after the codes were made.',
  },
})
