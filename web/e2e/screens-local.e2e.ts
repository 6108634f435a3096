import { walkScreens } from './steps/walk'

walkScreens('local')
