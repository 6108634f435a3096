/** The words are a module of their own, because only some prints load them. */
export { PLACE_WORDS } from '../lists/place-words.data'
