import { t } from '@lingui/core/macro';
import { Container, Heading, LinkButton, Stack, Text } from '@skal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HOME } from '../layout/homePath.ts';
import { useNav } from '../layout/useNav.ts';
import { NOT_FOUND_TITLE } from './notFoundTitle.ts';

/** The page of unknown paths (B13, B14). The web server sends it with status 404. */
export function NotFoundPage() {
  const { lost } = useNav();
  return (
    <Container>
      <Place>
        <Stack gap={24}>
          <Heading level={1} tideLine>
            {NOT_FOUND_TITLE}
          </Heading>
          <Text size="lead" tone="muted">
            {t`Did you forget to add the page to the router?`}
          </Text>
          <Text tone="muted">
            {t`The address may be mistyped, or the page has moved. The pages below are all still here.`}
          </Text>
          <Stack direction="row" gap={12} wrap>
            <LinkButton as={Link} to={HOME} variant="primary">
              {t`Back to Home`}
            </LinkButton>
            {lost.map(({ label, to }) => (
              <LinkButton key={to} as={Link} to={to} variant="secondary">
                {label}
              </LinkButton>
            ))}
          </Stack>
        </Stack>
      </Place>
    </Container>
  );
}

const Place = styled.div`
  padding-block: clamp(64px, 12vw, 160px);
`;
