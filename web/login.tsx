import { startLogin } from './start-login.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

startLogin(root)
