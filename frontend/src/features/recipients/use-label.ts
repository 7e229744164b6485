import { useSearchParams } from 'react-router-dom';

/** The group whose people are shown. The address holds it; blank is everyone. */
export function useLabel(): [label: string, choose: (label: string) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (label: string) =>
    setAddress((current) => {
      current.delete('label');
      if (label) current.set('label', label);
      return current;
    });
  return [address.get('label') ?? '', choose];
}
