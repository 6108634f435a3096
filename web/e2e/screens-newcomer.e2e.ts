import { walkScreens } from './steps/walk'

walkScreens('newcomer')
