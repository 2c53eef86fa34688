/**
 * The styles of those Mantine parts that the first visit shows. They lie in a cascade layer, so that our own CSS wins
 * whatever the order of loading; a part used by later screens only brings its style along in the file that uses it.
 */
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
