import { useRef, useState } from 'react';
import { styled } from 'styled-components';

/** A mail as the api would send it; see `api/src/testing/fixtures/mailSamples.ts`. */
interface Sample {
  writer: string;
  subject: string;
  text: string;
  html: string;
}

/** Made by the api's own functions when the gallery is built. */
declare const MAIL_SAMPLES: readonly Sample[];
const samples = MAIL_SAMPLES;

type Scheme = 'light' | 'dark';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** A phone, and the widest that a letter is. */
const WIDTHS = [600, 375];

interface MailPreviewProps {
  /** The function that writes the mail. */
  writer: string;
}

/** A mail in light and in dark, on a phone and on a desk, with its text. The people and figures in it are made up. */
export function EmailPreview({ writer }: MailPreviewProps) {
  return samples
    .filter((sample) => sample.writer === writer)
    .map(({ subject, text, html }) => (
      <Mail key={subject} aria-label={subject}>
        <Subject>{subject}</Subject>
        <p>Sample: nobody in it exists.</p>
        {WIDTHS.flatMap((width) =>
          SCHEMES.map((scheme) => (
            <MailFrame
              key={`${scheme} ${width}`}
              title={`${subject}, ${scheme}, ${width} px`}
              html={html}
              scheme={scheme}
              width={width}
            />
          )),
        )}
        <Plain tabIndex={0} aria-label={`${subject}, as text`}>
          {text}
        </Plain>
      </Mail>
    ));
}

interface MailFrameProps {
  title: string;
  html: string;
  scheme: Scheme;
  width: number;
}

/** What a mail program shows. The scheme is chosen here: a frame has that of the system otherwise. */
function MailFrame({ title, html, scheme, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const shown = html
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme);
  return (
    <Frame
      ref={frame}
      title={title}
      srcDoc={shown}
      width={width}
      height={height ?? 0}
      // Read while the frame runs no script of its own.
      sandbox="allow-same-origin"
      // A picture waits until the frame is as high as what is in it.
      data-waits={height === undefined || undefined}
      onLoad={() => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight)}
    />
  );
}

const Mail = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 24px;

  & + & {
    margin-block-start: 48px;
  }

  > h2,
  > p {
    flex: 1 0 100%;
    margin: 0;
  }

  > p {
    font: var(--type-meta);
    color: var(--ink-2);
  }
`;

const Subject = styled.h2`
  font: var(--type-h3);
`;

const Frame = styled.iframe`
  max-inline-size: 100%;
  border: 0;
`;

const Plain = styled.pre`
  box-sizing: border-box;
  inline-size: 600px;
  max-inline-size: 100%;
  margin: 0;
  padding: 24px;
  border: 1px solid var(--line);
  background: var(--surface);
  font: var(--type-meta);
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
