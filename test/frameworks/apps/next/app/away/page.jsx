export default function Page() {
  return <h1>away</h1>;
}
