export { suggestAbroad } from './suggest-abroad'
