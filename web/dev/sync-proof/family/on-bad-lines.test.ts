import { proveFamilies } from './prove-families'

proveFamilies('on bad lines and disks', { withFaults: true })
