export function LoginScreen({ sessionId }: { sessionId: string | undefined }) {
  return <h1>Login {sessionId}</h1>
}
