import { walkScreens } from './steps/walk'

walkScreens('reader')
