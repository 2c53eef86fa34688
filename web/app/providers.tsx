import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageDirection } from '../lib/text/page-direction.ts'
import { cssVariablesResolver } from '../theme/css-variables.ts'
import { theme } from '../theme/theme.ts'

interface ProvidersProps {
  queryClient: QueryClient
  children: ReactNode
  /** `test` renders without transitions and portals. */
  env?: 'default' | 'test'
}

export function Providers({ queryClient, children, env = 'default' }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // Mantine writes all its variables itself, so the first visit need not load a style sheet with their defaults
      deduplicateCssVariables={false}
      env={env}
    >
      <DirectionProvider initialDirection={pageDirection()}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </DirectionProvider>
    </MantineProvider>
  )
}
