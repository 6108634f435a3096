import { proveFamilies } from './prove-families'

proveFamilies('on good lines', { withFaults: false })
