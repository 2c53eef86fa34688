import { bendEveryCall } from '../../testing/app/bend-every-call.ts'

bendEveryCall(200)
