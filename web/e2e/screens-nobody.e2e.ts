import { walkScreens } from './steps/walk'

walkScreens('nobody')
