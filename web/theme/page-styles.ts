/** What every page begins with, that of the log-in too. */
import './fonts.css'
import './tokens.css'
import '@mantine/core/styles/baseline.layer.css'
import './global.css'
import './looks.css'
import './forced-colours.css'
